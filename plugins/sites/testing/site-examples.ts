import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { sitesApi } from '../contract/api.ts'
import { freshName, insertSite, twoPages } from './insert-site.ts'

const createRecords = ({ copyFacility, rows }: ExampleContext) => {
  const site = async (status: 'registered' | 'premium' = 'premium') => {
    const facility_id = await copyFacility(status)
    const content = twoPages()
    const name = freshName()
    const id = await insertSite({ rows }, facility_id, { name, content })
    const [main, about] = content.pages
    return { facility_id, id, name, main: main?.id ?? '', about: about?.id ?? '' }
  }
  return {
    /** Stores the published site of a copy of the facility, with a main page and one about it. */
    site,
    named: async () => {
      const { facility_id, id } = await site()
      return { facility_id, id }
    },
    /** Stores a site with a published version. */
    versioned: async () => {
      const { facility_id, id } = await site()
      await rows(
        `insert into sites_version (site_id, number, content, published_at, published_by)
         select id, 1, published, published_at, null from sites_site where id = ? returning 1`,
        [id],
      )
      return { facility_id, id }
    },
    /** Gives the name of another facility's site. */
    takenName: async () => (await site()).name,
  }
}

const permission = facilityPermissions.writeWebPage
const unknownId = newId()
const unknown = async ({ copyFacility }: Pick<ExampleContext, 'copyFacility'>) => ({
  facility_id: await copyFacility('premium'),
  id: unknownId,
})
const subpageOf = ({ facility_id, id }: { readonly facility_id: string; readonly id: string }) => ({ facility_id, web_page_id: id })
const outdated = { 'if-match': '"7"' } as const
const owned = 'own, foreign, pending'

/** Returns pages with a picture that nobody has uploaded. */
const withPicture = () => {
  const [main] = twoPages().pages
  const picture = { type: 'image', upload: unknownId, alt: '', caption: '', width: 'full' } as const
  const text = { version: 1, children: [picture] } as const
  return main ? [{ ...main, sections: [{ id: newId(), kind: 'rich_text', title: '', visible: true, text }] }] : []
}

/** Sites of facilities: what their writers change, and what everybody finds. */
export const siteExamples = examplesOf(sitesApi, createRecords, {
  listSites: { permission, requests: { [owned]: ({ facility }) => ({ params: { facility_id: facility } }) } },
  listSiteChoices: {
    permission,
    requests: { [owned]: ({ facility }) => ({ params: { facility_id: facility }, query: { language: 'en' } }) },
  },
  findByDomain: {
    requests: { none: async ({ site }) => ({ body: { domain: `${(await site()).name}.kredka.test` } }) },
    errors: { WebPageNotFound: () => ({ body: { domain: 'nie-ma.kredka.test' } }) },
  },
  showSiteRobots: {
    requests: { none: async ({ site }) => ({ params: { name: (await site()).name } }) },
    errors: { WebPageNotFound: () => ({ params: { name: 'nie-ma' } }) },
  },
  showSiteMap: {
    requests: { none: async ({ site }) => ({ params: { name: (await site()).name } }) },
    errors: { WebPageNotFound: () => ({ params: { name: 'nie-ma' } }) },
  },
  addSite: {
    permission,
    effect: 'added',
    requests: {
      [owned]: async ({ copyFacility }) => {
        const name = freshName()
        return {
          params: { facility_id: await copyFacility('premium') },
          body: { name },
          appears: ['select 1 from sites_site where name = ?', name],
        }
      },
    },
    errors: {
      FacilityNotFound: () => ({ as: 'support', params: { facility_id: newId() }, body: { name: freshName() } }),
      PageTemplateNotFound: async ({ copyFacility }) => ({
        as: 'support',
        params: { facility_id: await copyFacility('premium') },
        body: { name: freshName(), template: newId() },
      }),
      PremiumRequired: async ({ copyFacility }) => ({
        as: 'support',
        params: { facility_id: await copyFacility('registered') },
        body: { name: freshName() },
      }),
      WebPageExists: async ({ site }) => ({
        as: 'support',
        params: { facility_id: (await site()).facility_id },
        body: { name: freshName() },
      }),
      NameTaken: async ({ copyFacility, takenName }) => ({
        as: 'support',
        params: { facility_id: await copyFacility('premium') },
        body: { name: await takenName() },
      }),
      Validation: async ({ copyFacility }) => ({
        as: 'support',
        params: { facility_id: await copyFacility('premium') },
        body: { name: 'admin' },
      }),
    },
  },
  showSite: {
    permission,
    requests: { [owned]: async ({ named }) => ({ params: await named() }) },
    errors: { WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context) }) },
  },
  changeSite: {
    permission,
    effect: 'changed',
    requests: {
      [owned]: async ({ named }) => {
        const params = await named()
        return {
          params,
          body: { title: 'Zmieniony' },
          appears: [`select 1 from sites_site where id = ? and draft->>'title' = 'Zmieniony'`, params.id],
        }
      },
    },
    errors: {
      WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context), body: { title: 'X' } }),
      NameTaken: async ({ named, takenName }) => ({ as: 'support', params: await named(), body: { name: await takenName() } }),
      SubpageRefused: async ({ named }) => ({ as: 'support', params: await named(), body: { pages: [] } }),
      UploadNotFound: async ({ named }) => ({
        as: 'support',
        params: await named(),
        body: { pages: withPicture() },
      }),
      Validation: async ({ named }) => ({ as: 'support', params: await named(), body: { name: 'www' } }),
      VersionConflict: async ({ named }) => ({ as: 'support', params: await named(), body: { title: 'X' }, headers: outdated }),
    },
  },
  removeSite: {
    permission,
    effect: 'removed',
    requests: {
      [owned]: async ({ named }) => {
        const params = await named()
        return { params, vanishes: ['select 1 from sites_site where id = ?', params.id] }
      },
    },
    errors: { WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context) }) },
  },
  publishSite: {
    permission,
    effect: 'published',
    requests: {
      [owned]: async ({ named }) => {
        const params = await named()
        return { params, appears: ['select 1 from sites_version where site_id = ?', params.id] }
      },
    },
    errors: {
      WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context) }),
      PremiumRequired: async ({ site }) => {
        const { facility_id, id } = await site('registered')
        return { as: 'support', params: { facility_id, id } }
      },
      VersionConflict: async ({ named }) => ({ as: 'support', params: await named(), headers: outdated }),
    },
  },
  listSiteUploads: { permission, requests: { [owned]: ({ facility }) => ({ params: { facility_id: facility } }) } },
  reviewSite: {
    permission,
    requests: { [owned]: async ({ named }) => ({ params: await named() }) },
    errors: { WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context) }) },
  },
  listSiteVersions: {
    permission,
    requests: { [owned]: async ({ versioned }) => ({ params: await versioned() }) },
    errors: { WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context) }) },
  },
  restoreSite: {
    permission,
    effect: 'restored',
    requests: {
      [owned]: async ({ versioned }) => {
        const params = await versioned()
        return { params, body: { number: 1 }, appears: ['select 1 from sites_site where id = ? and version = 2', params.id] }
      },
    },
    errors: {
      WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context), body: { number: 1 } }),
      SiteVersionNotFound: async ({ named }) => ({ as: 'support', params: await named(), body: { number: 9 } }),
      VersionConflict: async ({ versioned }) => ({ as: 'support', params: await versioned(), body: { number: 1 }, headers: outdated }),
    },
  },
  addSubpage: {
    permission,
    effect: 'added',
    requests: {
      [owned]: async ({ named }) => {
        const site = await named()
        return {
          params: subpageOf(site),
          body: { title: 'Nowa' },
          appears: ["select 1 from sites_site where id = ? and jsonb_array_length(draft->'pages') = 3", site.id],
        }
      },
    },
    errors: {
      WebPageNotFound: async (context) => ({ as: 'support', params: subpageOf(await unknown(context)), body: { title: 'Nowa' } }),
      SubpageNotFound: async ({ named }) => ({
        as: 'support',
        params: subpageOf(await named()),
        body: { title: 'Nowa', parent: unknownId },
      }),
      SubpageRefused: async ({ named }) => ({ as: 'support', params: subpageOf(await named()), body: { title: 'Druga', kind: 'main' } }),
      VersionConflict: async ({ named }) => ({
        as: 'support',
        params: subpageOf(await named()),
        body: { title: 'Nowa' },
        headers: outdated,
      }),
    },
  },
  changeSubpage: {
    permission,
    effect: 'changed',
    requests: {
      [owned]: async ({ site }) => {
        const stored = await site()
        return {
          params: { ...subpageOf(stored), id: stored.about },
          body: { title: 'Zmieniona' },
          appears: [`select 1 from sites_site where id = ? and draft->'pages'->1->>'title' = 'Zmieniona'`, stored.id],
        }
      },
    },
    errors: {
      WebPageNotFound: async (context) => ({
        as: 'support',
        params: { ...subpageOf(await unknown(context)), id: unknownId },
        body: { title: 'X' },
      }),
      SubpageNotFound: async ({ named }) => ({
        as: 'support',
        params: { ...subpageOf(await named()), id: unknownId },
        body: { title: 'X' },
      }),
      SubpageRefused: async ({ site }) => {
        const stored = await site()
        return { as: 'support', params: { ...subpageOf(stored), id: stored.about }, body: { slug: 'assets' } }
      },
      UploadNotFound: async ({ site }) => {
        const stored = await site()
        return {
          as: 'support',
          params: { ...subpageOf(stored), id: stored.about },
          body: { sections: withPicture()[0]?.sections ?? [] },
        }
      },
      VersionConflict: async ({ site }) => {
        const stored = await site()
        return { as: 'support', params: { ...subpageOf(stored), id: stored.about }, body: { title: 'X' }, headers: outdated }
      },
    },
  },
  removeSubpage: {
    permission,
    effect: 'removed',
    requests: {
      [owned]: async ({ site }) => {
        const stored = await site()
        return {
          params: { ...subpageOf(stored), id: stored.about },
          appears: [`select 1 from sites_site where id = ? and jsonb_array_length(draft->'pages') = 1`, stored.id],
        }
      },
    },
    errors: {
      WebPageNotFound: async (context) => ({ as: 'support', params: { ...subpageOf(await unknown(context)), id: unknownId } }),
      SubpageNotFound: async ({ named }) => ({ as: 'support', params: { ...subpageOf(await named()), id: unknownId } }),
      SubpageRefused: async ({ site }) => {
        const stored = await site()
        return { as: 'support', params: { ...subpageOf(stored), id: stored.main } }
      },
      VersionConflict: async ({ site }) => {
        const stored = await site()
        return { as: 'support', params: { ...subpageOf(stored), id: stored.about }, headers: outdated }
      },
    },
  },
  sortSubpages: {
    permission,
    effect: 'moved',
    requests: {
      [owned]: async ({ site }) => {
        const stored = await site()
        return {
          params: subpageOf(stored),
          body: { id: stored.about, parent: stored.main, before: null },
          appears: [`select 1 from sites_site where id = ? and draft->'pages'->1->>'parent' = ?`, stored.id, stored.main],
        }
      },
    },
    errors: {
      WebPageNotFound: async (context) => ({
        as: 'support',
        params: subpageOf(await unknown(context)),
        body: { id: unknownId, parent: null, before: null },
      }),
      SubpageNotFound: async ({ named }) => ({
        as: 'support',
        params: subpageOf(await named()),
        body: { id: unknownId, parent: null, before: null },
      }),
      SubpageRefused: async ({ site }) => {
        const stored = await site()
        return { as: 'support', params: subpageOf(stored), body: { id: stored.main, parent: stored.about, before: null } }
      },
      VersionConflict: async ({ site }) => {
        const stored = await site()
        return {
          as: 'support',
          params: subpageOf(stored),
          body: { id: stored.about, parent: stored.main, before: null },
          headers: outdated,
        }
      },
    },
  },
})
