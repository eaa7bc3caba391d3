import type { ReactNode } from 'react';
import type { Translate } from '#shared/i18n/translate.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { CityMap } from './CityMap.tsx';
import type { HomeData } from './home.generated.ts';
import { projectOnto, SURFACE, type Surface, UPRIGHT_SURFACE } from './project-screen.ts';
import './hero.css';

type HeroData = HomeData['home']['hero'];

interface HeroProps {
  hero: HeroData;
  t: Translate;
  /** What stands below it, whole in the first view of a wide window. */
  children: ReactNode;
}

/** Where the upright picture is shown: a phone that is held upright. */
const NARROW = '(max-width: 39.99em) and (min-height: 481px)';

/** As wide as the window, unless it is so low that the scene's height decides: less header, claims and the partners' bar. */
const SIZES = '(min-width: 64em) min(100vw, 222vh - 644px, 1920px), (min-width: 40em) 128vw, 100vw';

/** What the company does, before a scene whose large screen answers. */
export function Hero({ hero, t, children }: HeroProps) {
  return (
    <div className="hero-view">
      <section className={hero.image && hero.narrow ? 'hero hero-poster' : 'hero'}>
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
            <Picture
              image={hero.image}
              sizes={SIZES}
              instead={hero.narrow ? { image: hero.narrow, media: NARROW } : undefined}
              first
            />
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

/** The rules that lay the map on the screen in the pictures; undefined where none has one. */
export function describeScreen({ image, narrow }: HeroData): string | undefined {
  const wide = findTransform(image, SURFACE);
  const upright = image && findTransform(narrow, UPRIGHT_SURFACE);
  if (wide === undefined && upright === undefined) return undefined;
  const rules = `.hero-screen{${wide ? `transform:${wide}` : 'display:none'}}`;
  if (!image || !narrow) return rules;
  return `${rules}@media ${NARROW}{.hero-screen{${upright ? `display:block;transform:${upright}` : 'display:none'}}}`;
}

function findTransform(
  image: Pick<NonNullable<HeroData['image']>, 'screen' | 'width' | 'height'> | null,
  surface: Surface,
) {
  return image?.screen ? projectOnto(image.screen, image.height / image.width, surface) : undefined;
}
