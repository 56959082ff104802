/// <reference types="vite/client" />
import 'react'
import 'vike-react/config'

declare global {
  namespace Vike {
    /** The project's own page settings, declared in web/pages/+config.ts. */
    interface Config {
      hydration?: 'islands'
      routeName?: string
      access?: import('#core/access/doors.ts').AccessRule
      titleKey?: string
      descriptionKey?: string
      background?: 'grey' | 'white'
      backLink?: 'map' | 'list'
      routes?: Readonly<Record<string, string>>
      messages?: readonly string[]
      action?: import('./data/page-action.ts').PageAction
    }
    interface ConfigResolved {
      hydration?: 'islands'
      routeName?: string
      access?: import('#core/access/doors.ts').AccessRule
      titleKey?: string
      descriptionKey?: string
      background?: 'grey' | 'white'
      backLink?: 'map' | 'list'
      routes?: Readonly<Record<string, string>>
      messages?: readonly string[]
      action?: import('./data/page-action.ts').PageAction
    }
  }
}

declare module 'react' {
  /** Invoker commands, which React passes on but its types do not know yet. */
  interface ButtonHTMLAttributes<T> {
    commandfor?: string
    command?: 'show-modal' | 'close'
  }
}
