import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { namesApi } from '../contract/names-api.ts'

/** Name that is refused unless support frees it, and that no other test has. */
const reservedName = () => `kredka-${newId().slice(-12)}`

const createRecords = ({ copyFacility, rows }: ExampleContext) => ({
  /** Copies the facility; returns its slug. */
  slug: async () => {
    const id = await copyFacility('premium')
    const [stored] = await rows<{ slug: string }>(
      'insert into facility_slug (slug, base, facility_id) select slug, slug, id from facility where id = ? on conflict (slug) do update set facility_id = excluded.facility_id returning slug',
      [id],
    )
    return stored?.slug ?? ''
  },
  /** Frees a name for a copy of the facility. */
  freed: async () => {
    const name = reservedName()
    await rows('insert into sites_freed_name (name, facility_id, freed_at) values (?, ?, now()) returning 1', [
      name,
      await copyFacility('premium'),
    ])
    return name
  },
})

/** Names of sites that support frees. */
export const nameExamples = examplesOf(namesApi, createRecords, {
  listFreedNames: { requests: { none: () => ({}) } },
  freeName: {
    effect: 'freed',
    requests: {
      none: async ({ slug }) => {
        const name = reservedName()
        return { body: { name, facility: await slug() }, appears: ['select 1 from sites_freed_name where name = ?', name] }
      },
    },
    errors: {
      FacilityNotFound: () => ({ as: 'support', body: { name: 'kredka', facility: 'nie-ma' } }),
      Validation: async ({ slug }) => ({ as: 'support', body: { name: 'bajka', facility: await slug() } }),
    },
  },
  keepName: {
    effect: 'kept',
    requests: {
      none: async ({ freed }) => {
        const name = await freed()
        return { params: { name }, vanishes: ['select 1 from sites_freed_name where name = ?', name] }
      },
    },
    errors: { FreedNameNotFound: () => ({ as: 'support', params: { name: 'kredka-nie-ma' } }) },
  },
})
