import { Blocks } from '../../../blocks/Blocks.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { ContactsTop } from './ContactsTop.tsx';

export const contactsPage = defineEditorialPage({
  key: 'contacts',
  forms: ['contacts'],
  preparing: 'antes-de-escrever',
  Page: ContactsPage,
});

/** How to reach the company; links of the whole site lead to its form. */
function ContactsPage({ found: page, state }: EditorialProps) {
  return (
    <>
      <ContactsTop page={page} state={state} />
      <Blocks blocks={page.blocks} />
    </>
  );
}
