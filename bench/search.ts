import { graphql } from 'graphql';
import { schema } from '../backend/graphql.ts';
import { createIndex } from '../backend/search/create-index.ts';
import { answer } from '../backend/search/search.ts';
import { createDocuments, nameProduct } from '../backend/testing/documents.ts';
import { resultsOperation } from '../worker/pages/search/results/results.generated.ts';

/** A family, a word that every page has, a product, several words, one that is mistyped, and nothing. */
const TERMS = ['mesas', 'vidro', nameProduct(7), 'mesa para museu leve', 'quiosqeu', 'xyzzyx'];
const ROUNDS = 50;

/** Gives what measures the microseconds that the backend's answer to a search takes among so many products. */
export function prepareSearch(products: number): () => Promise<number> {
  const index = createIndex(createDocuments(products), 'pt');
  const rootValue = { search: (question: Parameters<typeof answer>[1]) => answer(index, question, () => []) };
  return async () => {
    const start = performance.now();
    for (let round = 0; round < ROUNDS; round++) {
      for (const term of TERMS) {
        const { errors } = await graphql({
          schema,
          source: resultsOperation.documents.pt,
          rootValue,
          variableValues: { term },
        });
        if (errors) throw new Error(`search: ${errors.join()}`);
      }
    }
    return ((performance.now() - start) / (ROUNDS * TERMS.length)) * 1000;
  };
}
