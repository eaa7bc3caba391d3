import type { ReactNode } from 'react';
import type { Translate } from '#shared/i18n/translate.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { CityMap } from './CityMap.tsx';
import type { HomeData } from './home.generated.ts';
import { projectOnto } from './project-screen.ts';
import './hero.css';

type HeroData = HomeData['home']['hero'];

interface HeroProps {
  hero: HeroData;
  t: Translate;
  /** What stands below it, whole in the first view of a wide window. */
  children: ReactNode;
}

/** As wide as the window, unless it is so low that the scene's height decides: less header, claims and the partners' bar. */
const SIZES = '(min-width: 64em) min(100vw, 222vh - 644px, 1920px), 100vw';

/** What the company does, before a scene whose large screen answers. */
export function Hero({ hero, t, children }: HeroProps) {
  return (
    <div className="hero-view">
      <section className="hero">
        <div className="container hero-text">
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <p className="actions">
            <a className="button button-primary" href={hero.primary.url}>
              {hero.primary.label}
            </a>
            <a className="button button-ghost" href={hero.secondary.url}>
              {hero.secondary.label}
            </a>
          </p>
        </div>
        <div className="hero-scene">
          <div className="hero-frame">
            <Picture className="hero-picture" image={hero.image} sizes={SIZES} first />
            {describeScreen(hero) !== undefined && (
              <div className="hero-screen" data-touches={t('map.touches', { count: '{{count}}' })}>
                <CityMap t={t} />
              </div>
            )}
          </div>
        </div>
      </section>
      {children}
    </div>
  );
}

/** The rule that lays the map on the screen in the picture; undefined where the picture has none. */
export function describeScreen({ image }: HeroData): string | undefined {
  const transform = image?.screen ? projectOnto(image.screen, image.height / image.width) : undefined;
  return transform && `.hero-screen{transform:${transform}}`;
}
