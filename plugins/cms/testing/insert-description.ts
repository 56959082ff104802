import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'

const emptyBody = '{"version":1,"children":[]}'

/** Stores a facility in a city of its own; returns the id of the city. */
export const insertCity = async ({ rows }: Pick<ExampleContext, 'rows'>, name = 'Aa'): Promise<string> => {
  const city = newId()
  await rows(
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug)
     values (?, ?, 'Bajka', 'kindergarten', 'przedszkola', 'opolskie', 'x', ?, ?, ?) returning 1`,
    [newId(), `bajka-${city}`, city, name, `aa-${city}`],
  )
  return city
}

/** Stores the Polish description of a new city with two versions, the first of which is called `Pierwszy`; returns the id of the city. */
export const insertDescription = async (context: Pick<ExampleContext, 'rows'>): Promise<string> => {
  const city = await insertCity(context)
  const id = newId()
  await context.rows(
    `insert into cms_description (id, city_id, voivodeship, city_slug, lang, title, lead, body, meta_title, meta_description, complete, updated_at, version)
     values (?, ?, 'opolskie', ?, 'pl', 'Drugi', '', ?::jsonb, '', '', false, now(), 2) returning 1`,
    [id, city, `aa-${city}`, emptyBody],
  )
  await context.rows(
    `insert into cms_description_version (description_id, number, title, lead, body, meta_title, meta_description, saved_at)
     select ?, n, case n when 1 then 'Pierwszy' else 'Drugi' end, '', ?::jsonb, '', '', now() from generate_series(1, 2) n returning 1`,
    [id, emptyBody],
  )
  return city
}
