declare module '#core/kernel/message-key.ts' {
  interface MessageCatalogues {
    /** Messages of the templates, whose screens are checked like those of a plugin. */
    readonly template: typeof import('./template/messages/pl.json')
    readonly templateForm: typeof import('./template-form/messages/pl.json')
    readonly templateTheme: typeof import('./template-theme/messages/pl.json')
  }
}

export {}
