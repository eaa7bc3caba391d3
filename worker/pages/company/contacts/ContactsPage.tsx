import { Blocks } from '../../../blocks/Blocks.tsx';
import { ContactWays } from '../../editorial/ContactWays.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';
import { FormSection } from '../../editorial/FormSection.tsx';

export const contactsPage = defineEditorialPage({ key: 'contacts', forms: ['contacts'], Page: ContactsPage });

/** How to reach the company; links of the whole site lead to its form. */
function ContactsPage({ found: page, state }: EditorialProps) {
  return (
    <>
      <EditorialTop page={page} ground="ink">
        <ContactWays state={state} form="formulario-contacto" />
      </EditorialTop>
      <Blocks blocks={page.blocks} />
      <FormSection form="contacts" state={state} id="formulario-contacto" />
    </>
  );
}
