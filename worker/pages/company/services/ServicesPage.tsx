import { Blocks } from '../../../blocks/Blocks.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { Contents } from '../../editorial/Contents.tsx';
import { defineEditorialPage, type EditorialProps } from '../../editorial/define-editorial-page.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';
import './services.css';

export const servicesPage = defineEditorialPage({ key: 'services', Page: ServicesPage });

/** What comes with the equipment; below its top is the list of it. */
function ServicesPage({ found: page, state: { locale, t } }: EditorialProps) {
  return (
    <>
      <EditorialTop page={page} ground="sand" />
      <div className="section-sand services-contents">
        <div className="container">
          <Contents blocks={page.blocks} label={t('editorial.contents')} />
        </div>
      </div>
      <Blocks blocks={page.blocks} />
      <PlainCallToAction about="services" locale={locale} />
    </>
  );
}
