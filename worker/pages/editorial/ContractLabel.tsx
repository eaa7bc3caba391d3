import type { PageState } from '../../view/page-state.ts';
import './contract-label.css';

/** Modules of a pretend QR code, a row each: it leads nowhere, it only has to look like one. */
const MODULES = [
  ...[
    '1111111011011111111',
    '1000001001101000001',
    '1011101010101011101',
    '1011101001101011101',
    '1011101011001011101',
  ],
  ...[
    '1000001010101000001',
    '1111111010101111111',
    '0000000011000000000',
    '1101011100110101101',
    '0010110011010110010',
  ],
  ...[
    '1110101101101001101',
    '0000000010110100110',
    '1111111001011010011',
    '1000001011100101100',
    '1011101010011011010',
  ],
  ...['1011101001110100101', '1011101011001011010', '1000001000110101101', '1111111010101100110'],
];

const code = MODULES.flatMap((row, y) =>
  [...row].flatMap((module, x) => (module === '1' ? [`M${x} ${y}h1v1h-1z`] : [])),
).join('');

interface ContractLabelProps {
  state: PageState;
  /** Whether the serial number is wanted as well. */
  both?: boolean;
}

/** Drawing of the label on the back of every unit, with the number marked that is asked for, or both. */
export function ContractLabel({ state: { t }, both = false }: ContractLabelProps) {
  return (
    <figure className="contract-label">
      <div
        className="contract-label-back"
        role="img"
        aria-label={t(both ? 'editorial.label.bothAlt' : 'editorial.label.alt')}
      >
        <div className="contract-label-paper">
          <svg viewBox="-1 -1 21 21" aria-hidden="true">
            <path d={code} />
          </svg>
          <dl>
            <dt>{t('editorial.label.model')}</dt>
            <dd>Orion 65</dd>
            <dt>{t('editorial.label.serial')}</dt>
            <dd className={both ? 'contract-label-number' : undefined}>OR65-24-01387</dd>
            <dt>{t('editorial.label.contract')}</dt>
            <dd className="contract-label-number">C-24-04718</dd>
          </dl>
        </div>
      </div>
      <figcaption>{t(both ? 'editorial.label.both' : 'editorial.label.caption')}</figcaption>
    </figure>
  );
}
