import { newId } from '#core/kernel/ids.ts'
import type { RichText } from '#core/rich-text/document.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'

/** Sub-domain of the site in a seeded database. */
export const siteName = 'strona-proby'

const sectionOf = (kind: string, text: RichText | null = null) => ({ id: newId(), kind, title: '', visible: true, text })

/** Sections whose data a generated facility has, and a text. */
const sections = [
  ...['welcome', 'about', 'hours', 'payment', 'activity', 'technics', 'contact'].map((kind) => sectionOf(kind)),
  sectionOf('rich_text', documentOfText('Zapraszamy do ogrodu.')),
]
const main = { id: newId(), kind: 'main', parent: null, title: 'Start', slug: '', in_menu: true, visible: true, sections }
const content = { title: 'Próba', theme: 'crayons', pages: [main] }

/** Statements that give the kindergarten with the most complete profile a package and a published site. */
export const siteStatements = [
  `with one as (update facility set status = 'premium' where id = (select id from facility
     where active and category = 'przedszkola' order by completeness desc, slug limit 1) returning id)
   insert into facility_package (facility_id, valid_until) select id, '2099-01-01' from one`,
  `insert into sites_site (id, facility_id, name, active, visible, hidden, draft, published, published_at, upload_ids, created_at, updated_at, version)
   select gen_random_uuid(), facility_id, '${siteName}', true, true, false, content, content, now(), '[]', now(), now(), 1
     from facility_package, (select '${JSON.stringify(content)}'::jsonb content) written where valid_until = '2099-01-01' limit 1`,
]
