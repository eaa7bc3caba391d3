import { Blocks } from '../../../blocks/Blocks.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { Contents } from '../../editorial/Contents.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialPanorama } from '../../editorial/EditorialPanorama.tsx';

export const aboutPage = defineEditorialPage({ key: 'about', Page: AboutPage });

/** Who the company is: its years, its workshop, the people by what they do. */
function AboutPage({ found: page, state: { locale, t } }: EditorialProps) {
  return (
    <>
      <EditorialPanorama page={page} contents={<Contents blocks={page.blocks} label={t('editorial.contents')} />} />
      <Blocks blocks={page.blocks} />
      <CallToAction locale={locale} view={1} />
    </>
  );
}
