/// <reference types="vite/client" />
import 'react'
import 'vike-react/config'

declare global {
  namespace Vike {
    /** The project's own page settings, declared in web/pages/+config.ts. */
    interface Config {
      wakes?: 'islands'
      routeName?: string
      may?: import('#core/access/doors.ts').Door
      titleKey?: string
      descriptionKey?: string
      ground?: 'grey' | 'white'
      back?: 'map' | 'list'
      routes?: Readonly<Record<string, string>>
      messages?: readonly string[]
      action?: import('./data/page-action.ts').PageAction
    }
    interface ConfigResolved {
      wakes?: 'islands'
      routeName?: string
      may?: import('#core/access/doors.ts').Door
      titleKey?: string
      descriptionKey?: string
      ground?: 'grey' | 'white'
      back?: 'map' | 'list'
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
