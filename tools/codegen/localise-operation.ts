import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';
import { type Locale, localeFacts } from '#shared/i18n/locales.ts';

/**
 * The same operation in a language: every root field gets the suffix of the language and keeps its own name as
 * alias, so that answers have one shape in all languages. Rule: product specification, query-language suffix.
 */
export function localiseOperation(document: DocumentNode, locale: Locale): DocumentNode {
  const suffix = localeFacts[locale].querySuffix;
  if (suffix === '') return document;
  return {
    ...document,
    definitions: document.definitions.map((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? addSuffix(node, suffix) : node,
    ),
  };
}

function addSuffix(operation: OperationDefinitionNode, suffix: string): OperationDefinitionNode {
  return {
    ...operation,
    selectionSet: {
      ...operation.selectionSet,
      selections: operation.selectionSet.selections.map((field) => {
        if (field.kind !== Kind.FIELD) throw new Error('localiseOperation: root fields only, no fragments');
        return {
          ...field,
          alias: field.alias ?? field.name,
          name: { kind: Kind.NAME, value: `${field.name.value}${suffix}` },
        };
      }),
    },
  };
}
