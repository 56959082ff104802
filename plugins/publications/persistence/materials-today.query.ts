import { accountToday } from '#core/plugin/today.ts'

interface OwnMaterials {
  readonly materials: readonly { readonly id: string; readonly title: string; readonly returned: boolean; readonly at: string }[]
}

/** Lines of an account's start page: its materials that support has returned, and those that are examined, the newest three. */
export const materialsToday = accountToday<OwnMaterials>('publications', {
  query: `select jsonb_build_object('materials', coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'title', m.title, 'returned', m.returned, 'at', m.updated_at)), '[]'))
    from (select n.id, n.title, n.refusal is not null as returned, n.updated_at from publications_news n
       where n.author_id = a.id and n.facility_id is null and n.section = 'materials'
         and (n.status = 'pending' or n.status = 'draft' and n.refusal is not null)
       order by returned desc, n.updated_at desc limit 3) m`,
  lines: ({ materials }) =>
    materials.map(({ id, title, returned, at }, n) => ({
      kind: returned ? 'waiting' : 'going',
      picture: 'post',
      title,
      text: returned ? 'publications.today.returned' : 'publications.today.examined',
      route: 'user_material',
      params: { news: id },
      since: at,
      order: 40 + n / 10,
    })),
})
