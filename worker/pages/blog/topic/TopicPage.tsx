import { policies } from '../../../content/policies.ts';
import { blogLayout, findFront, findWay } from '../../../layouts/blog/BlogLayout.tsx';
import { ArticleList } from '../../../ui/ArticleList.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { TopicNav } from '../../../ui/TopicNav.tsx';
import type { Crumb } from '../../../view/crumb.ts';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type BlogCategoryData, blogCategoryOperation } from './blog-category.generated.ts';
import './topic.css';

type Topic = NonNullable<BlogCategoryData['topic']> & Pick<BlogCategoryData, 'topics'> & { front: Crumb };

export const topicPage = definePage({
  layout: blogLayout,
  forms: [],
  policy: policies.standard,
  parameters: noParameters,
  operation: blogCategoryOperation,
  find: ({ topic, topics }, locale) => (topic ? { ...topic, topics, front: findFront(locale) } : undefined),
  trail: ({ name, path }, { locale }) => [...findWay(locale), { label: name, path }],
  describe: ({ articles }, about) => describeList(articles, about),
  Page: TopicPage,
});

function TopicPage({ found: { key, name, headline, articles, topics, front }, state }: PageProps<Topic>) {
  return (
    <>
      <div className="topic-top">
        <div className="container topic-top-inner">
          <h1>{name}</h1>
          <p className="lead">{headline}</p>
          <TopicNav topics={topics} front={front.path} current={key} t={state.t} />
        </div>
      </div>
      <div className="container section">
        <ArticleList articles={articles} state={state} level={2} withTopic={false} />
      </div>
      <PlainCallToAction about="blog" locale={state.locale} />
    </>
  );
}
