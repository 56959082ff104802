import { facilityToday } from '#core/plugin/today.ts'
import { writeNews } from '../contract/permissions.ts'

/** Lines of a facility's start page: posts of the week, and the way to write one. */
export const postsToday = facilityToday<{ readonly week: number }>('publications', {
  permission: writeNews,
  query: `select jsonb_build_object('week', count(*)) from publications_news n
     where n.facility_id = f.id and n.status = 'published' and n.published_at > now() - interval '7 days'`,
  lines: ({ week }) => [
    ...(week > 0
      ? [
          {
            kind: 'week',
            picture: 'post',
            text: 'publications.today.week',
            values: { count: week },
            route: 'facility_publications',
            order: 50,
            premium: true,
          } as const,
        ]
      : []),
    { kind: 'way', picture: 'post', text: 'publications.today.way', route: 'publications_new', order: 20, premium: true },
  ],
})
