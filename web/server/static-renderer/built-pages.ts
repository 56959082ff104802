import type { ComponentType, ReactNode } from 'react'
import type { PageContext, PageSettings } from '#web/runtime/page-context.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import type { PageAction } from '#web/server/page-data/page-action.ts'
import type { SocialImage } from '#web/server/social-images/social-image.ts'
import dialogs from '../../pages/(dialogs)/okna/+config.ts'
import { data as dialogsData } from '../../pages/(dialogs)/okna/+data.ts'
import { Page as Dialogs } from '../../pages/(dialogs)/okna/+Page.tsx'
import { Page as Failed } from '../../pages/(public)/_error/+Page.tsx'
import landing from '../../pages/(public)/index/+config.ts'
import { data as landingData } from '../../pages/(public)/index/+data.ts'
import { Page as Landing } from '../../pages/(public)/index/+Page.tsx'
import { dialogsLayout, publicLayout } from '../../pages/layouts.ts'
import { mountedPages, routes } from '../../pages/mounted-pages.ts'
import type { LayoutSettings } from '../../pages/rendering-modes.ts'
import { contributions, fillSettings } from '../../pages/slot-fills.ts'
import { dialogsPath } from '../../runtime/dialogs-path.ts'
import { isFillSetting } from '../../runtime/loaded-fills.ts'
import type { RouteFunction } from './find-page.ts'

/** A page in the server build, where the pointers of a plugin's page list are resolved to code. */
export interface BuiltPage {
  /** Vike's page id, by which the manifest lists its files. */
  readonly id: string
  readonly Page: ComponentType
  readonly Layout: ComponentType<{ children: ReactNode }>
  readonly data?: (page: PageContext) => Promise<PageData<unknown>>
  readonly action?: PageAction
  readonly socialImage?: SocialImage<unknown>
  readonly settings: PageSettings
  /** Pages without `islands` are rendered by Vike. */
  readonly hydration?: LayoutSettings['hydration']
}

/** A page with a route. */
export interface RoutedPage extends BuiltPage {
  readonly route: string | RouteFunction
}

type Mounted = Omit<RoutedPage, 'id' | 'settings'> & PageSettings

/** Returns the fills that a page loads. */
const fillsAmong = (page: object) => Object.fromEntries(Object.entries(page).filter(([setting]) => isFillSetting(setting)))

const toBuiltPage = (id: string, page: object): RoutedPage => {
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
    hasLanguages,
    titleKey,
    descriptionKey,
    background,
    backLink,
    layoutSlim,
    still,
    hasSocialImage,
  } = page as Mounted
  const settings: PageSettings = {
    ...fillSettings('all'),
    ...fillsAmong(page),
    contributions,
    routes,
    routeName,
    access,
    hasLanguages,
    titleKey,
    descriptionKey,
    background,
    backLink,
    layoutSlim,
    still,
    hasSocialImage,
  }
  return {
    id,
    Page,
    Layout,
    route,
    settings,
    ...(data && { data }),
    ...(action && { action }),
    ...(socialImage && { socialImage }),
    ...(hydration && { hydration }),
  }
}

/** All pages with a route, the landing page first. */
export const pages: readonly RoutedPage[] = [
  toBuiltPage('/web/pages/(public)/index', { ...publicLayout, ...landing, route: '/', Page: Landing, data: landingData }),
  toBuiltPage('/web/pages/(dialogs)/okna', { ...dialogsLayout, ...dialogs, route: dialogsPath, Page: Dialogs, data: dialogsData }),
  ...mountedPages.map((page, n) => toBuiltPage(`/web/pages/(+pages)/entry:${n}`, page)),
]

/** The error page. */
export const errorPage: BuiltPage = toBuiltPage('/web/pages/(public)/_error', { ...publicLayout, Page: Failed })
