import { Picture } from '../../../ui/Picture.tsx';
import type { HomeData } from './home.generated.ts';
import './hero.css';

/** What the company does, before a scene that shows it. */
export function Hero({ hero }: { hero: HomeData['home']['hero'] }) {
  return (
    <section className="hero">
      <div className="hero-scene">
        <div className="hero-frame">
          <Picture className="hero-picture" image={hero.image} sizes="(min-width: 1920px) 1920px, 100vw" first />
        </div>
      </div>
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
    </section>
  );
}
