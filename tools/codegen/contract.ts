import {
  type DefinitionNode,
  type DocumentNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';

/**
 * The contract as backends serve it, from the SDL that is written once: every root field once per language, with that
 * language's suffix (product specification, query-language suffix), and the enum `Locale` as the site has it.
 */
export function buildContract(sdl: DocumentNode): DocumentNode {
  return { ...sdl, definitions: sdl.definitions.map(completeDefinition) };
}

function completeDefinition(node: DefinitionNode): DefinitionNode {
  if (node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === 'Query') return suffixFields(node);
  if (node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === 'Locale') return listLocales(node);
  return node;
}

function suffixFields(query: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode {
  const fields = query.fields?.flatMap((field) => locales.map((locale) => suffixField(field, locale)));
  return { ...query, ...(fields && { fields }) };
}

function suffixField(field: FieldDefinitionNode, locale: Locale): FieldDefinitionNode {
  const suffix = localeFacts[locale].querySuffix;
  const { description, ...plain } = field;
  const name = { kind: Kind.NAME, value: `${field.name.value}${suffix}` } as const;
  // The description stands once, with the field of the default language.
  return { ...plain, ...(suffix === '' && description && { description }), name };
}

function listLocales(node: EnumTypeDefinitionNode): EnumTypeDefinitionNode {
  const values = locales.map((value) => ({
    kind: Kind.ENUM_VALUE_DEFINITION as const,
    name: { kind: Kind.NAME as const, value },
  }));
  return { ...node, values };
}
