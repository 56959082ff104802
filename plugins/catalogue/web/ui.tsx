import { defineUi } from '#web/runtime/plugin-ui.ts'

/** Footer links to both categories. */
export const ui = defineUi({
  footer: {
    users: [
      { to: 'catalog_voivodeships', params: { type: 'zlobki' }, label: 'catalogue.footer.zlobki' },
      { to: 'catalog_voivodeships', params: { type: 'przedszkola' }, label: 'catalogue.footer.przedszkola' },
    ],
  },
})
