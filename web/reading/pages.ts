import type { ComponentType, ReactNode } from 'react'
import type { PageContext, PageSettings } from '#web/data/page-context.ts'
import type { PageAction } from '#web/data/page-action.ts'
import type { PageData } from '#web/data/page-data.ts'
import type { Picture } from '#web/pictures/picture.ts'
import landing from '../pages/(public)/index/+config.ts'
import { data as landingData } from '../pages/(public)/index/+data.ts'
import { Page as Landing } from '../pages/(public)/index/+Page.tsx'
import { Page as Failed } from '../pages/(public)/_error/+Page.tsx'
import { mounted, routes } from '../pages/mounted.ts'
import { shells } from '../shells/shells.ts'
import type { RouteFunction } from './find-page.ts'

/** A page as the build has it: what a plugin's list points to is here the thing itself. */
export interface BuiltPage {
  /** Vike's name of the page, under which the build lists its files. */
  readonly id: string
  readonly Page: ComponentType
  readonly Layout: ComponentType<{ children: ReactNode }>
  readonly data?: (page: PageContext) => Promise<PageData<unknown>>
  readonly action?: PageAction
  readonly socialImage?: Picture<unknown>
  readonly settings: PageSettings
  /** Absent on pages that wake whole: Vike draws those. */
  readonly hydration?: 'islands'
}

/** A page that has an address. */
export interface RoutedPage extends BuiltPage {
  readonly route: string | RouteFunction
}

type Mounted = Omit<RoutedPage, 'id' | 'settings'> & PageSettings

const built = (id: string, page: object): RoutedPage => {
  const {
    Page,
    Layout,
    data,
    action,
    socialImage,
    hydration,
    route,
    routeName,
    access,
    titleKey,
    descriptionKey,
    background,
    backLink,
    hasSocialImage,
  } = page as Mounted
  const settings: PageSettings = {
    routes,
    routeName,
    access,
    titleKey,
    descriptionKey,
    background,
    backLink,
    hasSocialImage,
  }
  return {
    ...{ id, Page, Layout, route, settings },
    ...(data && { data }),
    ...(action && { action }),
    ...(socialImage && { socialImage }),
    ...(hydration && { hydration }),
  }
}

/** All pages with an address, the house's own first. */
export const pages: readonly RoutedPage[] = [
  built('/web/pages/(public)/index', { ...shells.public, ...landing, route: '/', Page: Landing, data: landingData }),
  ...mounted.map((page, n) => built(`/web/pages/(+pages)/entry:${n}`, page)),
]

/** The page that says what went wrong. */
export const failedPage: BuiltPage = built('/web/pages/(public)/_error', { ...shells.public, Page: Failed })
