import pg from 'pg'

/** What is looked at: the city with most nurseries, and of these the one with the completest profile. */
export interface Subjects {
  /** `mazowieckie/warszawa`. */
  readonly city: string
  readonly slug: string
}

/** Finds them in the filled database. */
export const findSubjects = async (url: string): Promise<Subjects> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Subjects>(
    `with largest as (select voivodeship, city_slug from facility_count where category = 'zlobki' group by voivodeship, city_slug order by sum(total) desc, city_slug limit 1)
     select l.voivodeship || '/' || l.city_slug city, f.slug from largest l join facility f using (voivodeship, city_slug)
      where f.category = 'zlobki' and f.active and not f.suspended and f.type = 'nursery' order by f.completeness desc, f.slug limit 1`,
  )
  await client.end()
  const [found] = rows
  if (!found) throw new Error('No nursery is in the database')
  return found
}
