declare const jsonBody: unique symbol

/** JSON text already serialized by the database; `Body` is the type of its content. Frequently used routes pass it on without parsing. */
export type Json<Body> = string & { readonly [jsonBody]?: Body }
