/// <reference types="vite/client" />
import type { MessageKey } from '#core/kernel/message-key.ts'
import 'react'
import 'vike-react/config'

declare global {
  namespace Vike {
    /** Custom page settings, declared in web/pages/+config.ts. */
    interface PageSettings {
      hydration?: 'islands'
      routeName?: string
      access?: import('#core/access/access-rule.ts').AccessRule
      titleKey?: MessageKey
      descriptionKey?: MessageKey
      background?: 'grey' | 'white'
      backLink?: boolean
      routes?: Readonly<Record<string, string>>
      contributions?: import('./runtime/plugin-ui.ts').LayoutContributions
      messages?: readonly string[]
      queries?: import('./app-kit/data/page-queries.ts').PageQueries
      layoutName?: string
      layoutLoader?: string
      layoutQuery?: readonly string[]
      layoutFinder?: string
      layoutLogin?: string
      layoutSlim?: true
      hasLanguages?: true
      action?: import('./server/page-data/page-action.ts').PageAction
    }
    interface Config extends PageSettings {}
    interface ConfigResolved extends PageSettings {}
  }
}
