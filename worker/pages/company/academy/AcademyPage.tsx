import { Blocks } from '../../../blocks/Blocks.tsx';
import { createManualsWays } from '../../../ui/Thanks.tsx';
import { Contents } from '../../editorial/Contents.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';
import { FormSection } from '../../editorial/FormSection.tsx';

export const academyPage = defineEditorialPage({
  key: 'academy',
  forms: ['academy'],
  preparing: 'perguntas',
  Page: AcademyPage,
});

/** Courses on the equipment. */
function AcademyPage({ found: page, state }: EditorialProps) {
  return (
    <>
      <EditorialTop page={page} contents={<Contents blocks={page.blocks} label={state.t('editorial.contents')} />} />
      <Blocks blocks={page.blocks} />
      <FormSection form="academy" state={state} ways={createManualsWays(state)} />
    </>
  );
}
