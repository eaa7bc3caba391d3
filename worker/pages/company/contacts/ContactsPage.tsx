import { Blocks } from '../../../blocks/Blocks.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';
import { FormSection } from '../../editorial/FormSection.tsx';
import { PhoneBand } from './PhoneBand.tsx';

export const contactsPage = defineEditorialPage({ key: 'contacts', forms: ['contacts'], Page: ContactsPage });

/** How to reach the company; links of the whole site lead to its form. */
function ContactsPage({ found: page, state }: EditorialProps) {
  return (
    <>
      <EditorialTop page={page} />
      <div className="section-ink">
        <div className="container">
          <PhoneBand t={state.t} />
        </div>
      </div>
      <FormSection form="contacts" state={state} id="formulario-contacto" />
      <Blocks blocks={page.blocks} />
    </>
  );
}
