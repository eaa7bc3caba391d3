import { Blocks } from '../../../blocks/Blocks.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { Contents } from '../../editorial/Contents.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';

export const servicesPage = defineEditorialPage({ key: 'services', Page: ServicesPage });

/** What comes with the equipment; its top is the list of it. */
function ServicesPage({ found: page, state: { locale, t } }: EditorialProps) {
  return (
    <>
      <EditorialTop page={page} ground="sand">
        <Contents blocks={page.blocks} label={t('editorial.contents')} />
      </EditorialTop>
      <Blocks blocks={page.blocks} />
      <CallToAction locale={locale} />
    </>
  );
}
