import { Blocks } from '../../../blocks/Blocks.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { Contents } from '../../editorial/Contents.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';

export const servicesPage = defineEditorialPage({ key: 'services', Page: ServicesPage });

/** What comes with the equipment, with the list of it in its top. */
function ServicesPage({ found: page, state: { locale, t } }: EditorialProps) {
  return (
    <>
      <EditorialTop
        page={page}
        ground="sand"
        contents={<Contents blocks={page.blocks} label={t('editorial.contents')} />}
      />
      <Blocks blocks={page.blocks} />
      <PlainCallToAction about="services" locale={locale} />
    </>
  );
}
