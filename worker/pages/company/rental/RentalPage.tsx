import { Blocks } from '../../../blocks/Blocks.tsx';
import { Contents } from '../../editorial/Contents.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';
import { FormSection } from '../../editorial/FormSection.tsx';
// Its form has a select: pages without one do not carry the style.
import '#shared/ui/field-select.css';

export const rentalPage = defineEditorialPage({
  key: 'rental',
  forms: ['solutions-contact'],
  Page: RentalPage,
});

/** Equipment for a day, a season or four years. */
function RentalPage({ found: page, state }: EditorialProps) {
  const parts = [...page.blocks, { key: 'formulario', title: state.t('rental.title') }];
  return (
    <>
      <EditorialTop page={page} contents={<Contents blocks={parts} label={state.t('editorial.contents')} />} />
      <Blocks blocks={page.blocks} />
      <FormSection
        form="solutions-contact"
        state={state}
        title={state.t('rental.title')}
        lead={state.t('rental.lead')}
        thanksName="rental"
        hints={{ comments: 'rental' }}
      />
    </>
  );
}
