import { newId } from '#core/kernel/ids.ts'
import type { SiteContent } from '../contract/site.ts'
import { newPage, newSection } from '../domain/site.ts'

interface Rows {
  readonly rows: (sql: string, parameters?: readonly unknown[]) => Promise<readonly object[]>
}

/** Sub-domain that no other test has. */
export const freshName = (): string => `strona-${newId().slice(-12)}`

/** Content of two pages, the second one below no other. */
export const twoPages = (): SiteContent => {
  const main = newPage([], { kind: 'main', title: 'Start' }, [newSection('welcome')])
  return { title: 'Bajka', theme: 'crayons', pages: [main, newPage([main], { kind: 'about', title: 'O nas' }, [newSection('about')])] }
}

/** Stores a site of a facility, published by default; returns its id. */
export const insertSite = async (
  { rows }: Rows,
  facilityId: string,
  { name = freshName(), content = twoPages(), published = true }: { name?: string; content?: SiteContent; published?: boolean } = {},
): Promise<string> => {
  const id = newId()
  await rows(
    `insert into sites_site (id, facility_id, name, active, visible, hidden, draft, published, published_at, upload_ids, created_at, updated_at, version)
     values (?, ?, ?, true, true, false, ?::jsonb, ?::jsonb, ?::timestamptz, '[]', now(), now(), 1) returning 1`,
    [
      id,
      facilityId,
      name,
      JSON.stringify(content),
      published ? JSON.stringify(content) : null,
      published ? new Date().toISOString() : null,
    ],
  )
  return id
}

/** Stores the own domain of a site: verified, leading here and with a certificate, or waiting for its proof. */
export const insertDomain = async (
  { rows }: Rows,
  siteId: string,
  { domain, isVerified = true }: { domain: string; isVerified?: boolean },
) => {
  await rows(
    `insert into sites_domain (id, domain, written, token, verified_at, points, certificate_until, created_at)
     values (?, ?, ?, ?, ?::timestamptz, ?, ?::timestamptz, now()) returning 1`,
    [
      siteId,
      domain,
      domain,
      siteId.replaceAll('-', ''),
      isVerified ? new Date().toISOString() : null,
      isVerified,
      isVerified ? '2099-01-01T00:00:00Z' : null,
    ],
  )
}
