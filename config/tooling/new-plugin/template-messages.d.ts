declare module '#core/kernel/message-key.ts' {
  interface MessageCatalogues {
    /** Messages of the template, whose screens are checked like those of a plugin. */
    readonly template: typeof import('./template/messages/pl.json')
  }
}

export {}
