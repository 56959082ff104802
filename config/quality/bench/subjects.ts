import pg from 'pg'

/** Test subjects: the city with the most nurseries, its nursery with the most complete profile, and a search around it. */
export interface Subjects {
  /** `mazowieckie/warszawa`. */
  readonly city: string
  readonly slug: string
  /** Query string with owner and price filters that most of the city's nurseries match. */
  readonly filter: string
  /** Bounding box with exactly a hundred facilities, in EPSG:4326 degrees, and the body of a search in it. */
  readonly corners: { readonly west: number; readonly south: number; readonly east: number; readonly north: number }
  readonly box: object
}

interface Nursery {
  readonly city: string
  readonly slug: string
  readonly owner: string
  /** Monthly fee in złoty, 75th percentile. */
  readonly fee: number
  readonly longitude: number
  readonly latitude: number
}

const findNursery = `with largest as (select voivodeship, city_slug from facility_count where category = 'zlobki'
     group by voivodeship, city_slug order by sum(total) desc, city_slug limit 1),
   there as (select f.* from largest l join facility f using (voivodeship, city_slug) where f.category = 'zlobki' and f.active)
 select voivodeship || '/' || city_slug city, slug, longitude, latitude,
        owner.param owner, (owner.fee / 100)::int fee
   from there cross join (select t.param, percentile_disc(0.75) within group (order by o.fee_month) fee
     from there o join tags_tag t on t.id = any(o.ownership) group by t.param order by count(*) desc, t.param limit 1) owner
   where not suspended and type = 'nursery' and location_precision = 'exact' order by completeness desc, slug limit 1`

/** SQL of half the side of a square around a point, in degrees, that contains exactly a hundred facilities. */
const reach = `select avg(d) reach from (select greatest(abs(longitude - $1), abs(latitude - $2)) d from facility
   where active and deleted_at is null and merged_into is null and longitude is not null order by 1 limit 2 offset 99) around`

/** Finds the test subjects in the seeded database. */
export const findSubjects = async (url: string): Promise<Subjects> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const [found] = (await client.query<Nursery>(findNursery)).rows
    if (!found) throw new Error('No nursery is in the database')
    const { city, slug, owner, fee, longitude, latitude } = found
    const half = (await client.query<{ reach: number }>(reach, [longitude, latitude])).rows[0]?.reach ?? 0
    const corners = { west: longitude - half, south: latitude - half, east: longitude + half, north: latitude + half }
    const box = { geo_nw: { long: corners.west, lat: corners.north }, geo_se: { long: corners.east, lat: corners.south } }
    return { city, slug, corners, box, filter: `prowadzenie=${owner}&cena-do=${fee}` }
  } finally {
    await client.end()
  }
}
