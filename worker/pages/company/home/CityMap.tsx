import type { Translate } from '#shared/i18n/translate.ts';
import './city-map.css';

/** What can be looked for, and the places found. */
const layers = [
  { key: 'culture', places: ['museum', 'library'] },
  { key: 'services', places: ['hall', 'health'] },
  { key: 'nature', places: ['garden', 'bank'] },
] as const;

/**
 * A small city to touch: tabs and pins are radio buttons and the style sheet does the rest, so that it answers without
 * a script, to a finger and to a keyboard, in the visitor's language.
 */
export function CityMap({ t }: { t: Translate }) {
  return (
    <section className="city-map" aria-label={t('map.title')}>
      <svg className="city-map-streets" viewBox="0 0 160 90" preserveAspectRatio="none" aria-hidden="true">
        <path className="city-map-river" d="M-5 78C30 70 44 84 78 72s52-2 90-16v40H-5z" />
        <path className="city-map-park" d="M30 50h30l8 12-14 9-26-4z" />
        <path d="M-5 20 165 34M-5 48l170 8M20-5l14 80M62-5l6 82M104-5l-4 72M140-5l-10 66M-5 34 90-5M66 40l60-45M34 62l96-40" />
      </svg>
      <fieldset className="city-map-tabs">
        <legend className="visually-hidden">{t('map.layers')}</legend>
        {layers.map(({ key }, index) => (
          <label key={key}>
            <input type="radio" name="map-layer" value={key} defaultChecked={index === 0} />
            {t(`map.${key}`)}
          </label>
        ))}
      </fieldset>
      {layers.map(({ key, places }) => (
        <fieldset key={key} className={`city-map-places city-map-${key}`}>
          <legend className="visually-hidden">{t(`map.${key}`)}</legend>
          {places.map((place, index) => (
            <label key={place} className={`city-map-pin city-map-${place}`}>
              <input
                type="radio"
                name={`map-${key}`}
                value={place}
                defaultChecked={index === 0}
                aria-label={`${t(`map.${place}`)}: ${t(`map.${place}Text`)}`}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 22s8-7 8-13a8 8 0 0 0-16 0c0 6 8 13 8 13Z" />
                <circle cx="12" cy="9" r="3" />
              </svg>
              <span className="city-map-card">
                <strong>{t(`map.${place}`)}</strong>
                {t(`map.${place}Text`)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <output className="city-map-count" />
    </section>
  );
}
