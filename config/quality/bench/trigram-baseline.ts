import type pg from 'pg'
import { normalizeText } from '#core/kernel/slug.ts'
import type { GeneratedNames } from './search-inputs.ts'

/** Baseline: trigram search over one temporary table of PostgreSQL with the names of places and facilities, prefix matches first. */
export const openTrigramBaseline = async (client: pg.Client, generated: GeneratedNames) => {
  await client.query('create extension if not exists pg_trgm')
  await client.query('create temporary table named (name text, words text, weight int)')
  const rows = [
    ...generated.places.map(({ name, facilities }) => ({ name, words: normalizeText(name), weight: facilities })),
    ...generated.facilities.map(({ name, city }, at) => ({
      name,
      words: normalizeText(`${name} ${city}`),
      weight: -at,
    })),
  ]
  for (let at = 0; at < rows.length; at += 10_000)
    await client.query(
      'insert into named select name, words, weight from jsonb_to_recordset($1::jsonb) as n(name text, words text, weight int)',
      [JSON.stringify(rows.slice(at, at + 10_000))],
    )
  await client.query('create index on named using gin (words gin_trgm_ops)')
  await client.query('analyze named')
  return async (text: string): Promise<readonly string[]> => {
    const { rows } = await client.query<{ name: string }>(
      `select name from named where words % $1 or words like $1 || '%' order by words like $1 || '%' desc, similarity(words, $1) desc, weight desc limit 16`,
      [normalizeText(text)],
    )
    return rows.map(({ name }) => name)
  }
}
