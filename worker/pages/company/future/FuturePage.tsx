import { Blocks } from '../../../blocks/Blocks.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { Contents } from '../../editorial/Contents.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';

export const futurePage = defineEditorialPage({ key: 'future', Page: FuturePage });

/** What is being looked into, with what it is known not to do. */
function FuturePage({ found: page, state: { locale, t } }: EditorialProps) {
  return (
    <>
      <EditorialTop
        page={page}
        ground="ink"
        contents={<Contents blocks={page.blocks} label={t('editorial.contents')} />}
      />
      <Blocks blocks={page.blocks} />
      <PlainCallToAction about="future" locale={locale} />
    </>
  );
}
