/**
 * A type of the contract whose fields may be functions: graphql-js calls those that a query asks for, so that
 * entities which refer to each other never have to be built whole. Such a function gets what the field was asked with.
 */
export type Lazy<Type> = Type extends readonly (infer Item)[]
  ? Lazy<Item>[]
  : Type extends object
    ? { [Key in Exclude<keyof Type, '__typename'>]: Lazy<Type[Key]> | ((values: never) => Lazy<Type[Key]>) }
    : Type;
