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
 * a script, to a finger and to a keyboard, in the visitor's language. Streets, parks and river are a file of their own.
 */
export function CityMap({ t }: { t: Translate }) {
  return (
    <section className="city-map" aria-label={t('map.title')}>
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
        <fieldset key={key} className={`city-map-${key}`}>
          <legend className="visually-hidden">{t(`map.${key}`)}</legend>
          {places.map((place, index) => (
            <label key={place} className={`city-map-pin city-map-${place}`}>
              <input type="radio" name={`map-${key}`} value={place} defaultChecked={index === 0} />
              <i />
              <span className="city-map-card">
                <strong>{t(`map.${place}`)}</strong>
                {` ${t(`map.${place}Text`)}`}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <output className="city-map-count" />
    </section>
  );
}
