import type { AccessRule } from '#core/access/access-rule.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { OverviewCounts } from '#core/overview/overview.ts'

/** Data that the layout of every area shows; the layout of a plugin may load more. */
export interface LayoutData {
  /** Badge counters of the area's tabs, by plugin. */
  readonly badges: OverviewCounts
}

/** The `@` parts of a page's address: `{ facility }`. */
export type LayoutInput = Readonly<Record<string, string>>

/** Layout around the pages of an area, with the data that all of them share. `Data` is its type for `useLayoutData`. */
export interface Layout<Name extends string = string, Data extends LayoutData = LayoutData> {
  readonly layout: Name
  /** Beginning of the addresses of its pages. */
  readonly path: `/${string}`
  /** Access rule of its pages. */
  readonly access: AccessRule
  /** Loads the shared data, once for each page request, beside the page's own data. */
  readonly load: Token<UseCase<LayoutInput, Data, AnyFailure>>
  /** Layout whose pages are shown in this one too, and whose data they read. */
  readonly pagesOf?: { readonly layout: string }
  /** Parameters that its pages take from the query, and what finds them where the address lacks them; `null`: nothing to show. */
  readonly query?: {
    readonly names: readonly string[]
    readonly find: Token<UseCase<Readonly<Record<string, never>>, LayoutInput | null, AnyFailure>>
  }
  /** Route name of the page where visitors sign in. Default: that of the site. */
  readonly login?: string
  /** Only the logo and the account stand above its pages, not the navigation of the site. */
  readonly slim?: true
}

/** Declares a layout: `layout('account', { path: '/user', access: 'user', load: LoadAccountLayout })`. */
export const layout = <const Name extends string, Data extends LayoutData>(
  name: Name,
  options: Omit<Layout<Name, Data>, 'layout'>,
): Layout<Name, Data> => ({ layout: name, ...options })

/**
 * Layout around public pages that do not look like the directory's, such as those of other hosts: rendered on the server
 * (mode `html`), without any script, in the head that the page's data describe (`PageHead.site`).
 */
export interface StillLayout<Name extends string = string> {
  readonly layout: Name
  /** Beginning of the addresses of its pages; others, such as previews of them, may be elsewhere. */
  readonly path: `/${string}`
  readonly still: true
}

/** Declares a layout without scripts: `stillLayout('site', { path: '/~strona' })`. */
export const stillLayout = <const Name extends string>(name: Name, { path }: { readonly path: `/${string}` }): StillLayout<Name> => ({
  layout: name,
  path,
  still: true,
})
