import { Blocks } from '../../../blocks/Blocks.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { Contents } from '../../editorial/Contents.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';

export const innovationPage = defineEditorialPage({ key: 'innovation', parent: 'about', Page: InnovationPage });

/** How equipment comes about, and what is measured on the way. */
function InnovationPage({ found: page, state: { locale, t } }: EditorialProps) {
  return (
    <>
      <EditorialTop
        page={page}
        ground="ink"
        contents={<Contents blocks={page.blocks} label={t('editorial.contents')} />}
      />
      <Blocks blocks={page.blocks} />
      <PlainCallToAction about="innovation" locale={locale} />
    </>
  );
}
