import type { Translate } from '#shared/i18n/translate.ts';
import { describeCardSizes } from '../../../ui/card-sizes.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { Questions } from '../../../ui/Questions.tsx';
import { tellProject } from '../../../view/project-line.ts';
import type { Category } from './filters.ts';

/** Projects that are shown of a family. */
const IN_USE = 2;
/** How wide the picture of one alone is, which has its words beside it. */
const ALONE = '(min-width: 80em) 672px, (min-width: 64em) 52vw, (min-width: 40em) 44vw, 92vw';

/** What is told of the family elsewhere: where it is in use and how it can be ordered ready-made, what buyers ask, what to read first. */
export function Told({ category, t }: { category: Category; t: Translate }) {
  return (
    <>
      <InUse category={category} t={t} />
      <Help category={category} t={t} />
    </>
  );
}

function InUse({ category: { image, closeUp, projects, sets }, t }: { category: Category; t: Translate }) {
  const shown = projects.slice(0, IN_USE);
  // A set may be pictured where a project has it: nobody is shown the same twice.
  const seen = new Set([closeUp ?? image, ...shown.map((project) => project.image)].map((picture) => picture?.url));
  const ready = sets.find((set) => set.image && !seen.has(set.image.url));
  const told = [
    ...shown.map((project) => ({ item: project, detail: tellProject(project) })),
    ...(ready ? [{ item: ready, detail: t('category.set') }] : []),
  ];
  if (told.length === 0) return null;
  return (
    <section className="container section" aria-labelledby="em-uso">
      <h2 id="em-uso">{t(ready ? 'category.inUseAndReady' : 'category.inUse')}</h2>
      <ul className="card-list told-list">
        {told.map(({ item, detail }) => (
          <li key={item.path}>
            <Story
              item={item}
              title={item.name}
              detail={detail}
              sizes={told.length === 1 ? ALONE : describeCardSizes(told.length, 'phone')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What buyers ask of the family and, beside it, what to read before one chooses. */
function Help({ category: { questions, articles }, t }: { category: Category; t: Translate }) {
  const [article] = articles;
  return (
    <section className="section section-sand">
      <div className={article ? 'container told-help told-advised' : 'container told-help'}>
        <div>
          <h2>{t('category.questions')}</h2>
          <Questions questions={questions} firstOpen />
        </div>
        {article && (
          <div>
            <h2>{t('category.before')}</h2>
            <Story
              item={article}
              title={article.title}
              detail={t('blog.minutes', { count: article.readingMinutes })}
              sizes="(min-width: 80em) 378px, (min-width: 64em) 29vw, (min-width: 40em) 44vw, 92vw"
            />
          </div>
        )}
      </div>
    </section>
  );
}

interface StoryProps {
  item: Pick<Category['projects'][number], 'path' | 'summary' | 'image'>;
  title: string;
  detail: string;
  sizes: string;
}

/** What is told of the family elsewhere, as a card. */
function Story({ item: { path, summary, image }, title, detail, sizes }: StoryProps) {
  return (
    <div className="card">
      <Picture className="card-picture" image={image} sizes={sizes} />
      <div className="card-text">
        <p className="told-detail">{detail}</p>
        <h3 className="card-title">
          <a className="card-link" href={path}>
            {title}
          </a>
        </h3>
        <p>{summary}</p>
      </div>
    </div>
  );
}
