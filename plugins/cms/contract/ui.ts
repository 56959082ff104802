import type { MissingJwt } from '#core/access/access-errors.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type LayoutData, type LayoutInput, layout } from '#core/plugin/layout.ts'
import { tabArea } from '#core/plugin/tab-area.ts'

/** Loads the data of the layout of the editors' area. */
export type LoadCmsLayout = UseCase<LayoutInput, LayoutData, MissingJwt>
export const LoadCmsLayout = token<LoadCmsLayout>('cms/LoadCmsLayout')

/** Layout of the editors' area `/cms`, with a sign-in page of its own (decisions §14); others are sent to the home page. */
export const cms = layout('cms', { path: '/cms', access: 'cms', load: LoadCmsLayout, login: 'cms_login' })

/** Tabs of the editors' area. */
export const cmsTabs = tabArea('cms')
