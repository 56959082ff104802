import { defineUi } from '#web/runtime/plugin-ui.ts'

/** Footer links for facilities. */
export const ui = defineUi({
  footer: {
    users: [
      { to: 'product_landing', label: 'product-landing.footer.overview' },
      { to: 'product_landing_price_list', label: 'product-landing.footer.price-list' },
    ],
  },
})
