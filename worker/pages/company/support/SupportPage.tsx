import { Blocks } from '../../../blocks/Blocks.tsx';
import { createManualsWays } from '../../../ui/Thanks.tsx';
import { ContactWays } from '../../editorial/ContactWays.tsx';
import { Contents } from '../../editorial/Contents.tsx';
import { ContractLabel } from '../../editorial/ContractLabel.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';
import { FormSection } from '../../editorial/FormSection.tsx';
// Its form takes a file: pages without such carry no style of it.
import '#shared/ui/field-file.css';
import '#shared/ui/upload.css';

export const supportPage = defineEditorialPage({
  key: 'support',
  forms: ['support'],
  preparing: 'numero-do-contrato',
  Page: SupportPage,
});

/** For those whose equipment has stopped: a telephone number, what to try, and beside the form where the number is that we ask for. */
function SupportPage({ found: page, state }: EditorialProps) {
  const parts = [...page.blocks, { key: 'formulario', title: state.t('forms.support.title') }];
  return (
    <>
      <EditorialTop
        page={page}
        ground="ink"
        contents={<Contents blocks={parts} label={state.t('editorial.contents')} />}
      >
        <ContactWays state={state} form="formulario" />
      </EditorialTop>
      <Blocks blocks={page.blocks} />
      <FormSection
        form="support"
        state={state}
        ways={createManualsWays(state)}
        below={<ContractLabel state={state} />}
      />
    </>
  );
}
