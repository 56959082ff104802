declare const says: unique symbol

/** JSON that the database has already written; `Body` is what it says. Hot rows pass it on instead of reading and writing it again. */
export type Json<Body> = string & { readonly [says]?: Body }

/** What the text says. */
export const readJson = <Body>(json: Json<Body>): Body => JSON.parse(json) as Body
