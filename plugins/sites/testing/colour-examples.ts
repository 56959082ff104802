import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { coloursApi } from '../contract/colours-api.ts'

/** Stylesheets with the colours that a site has chosen itself. */
export const colourExamples = examplesOf(coloursApi, () => ({}), {
  showSiteColours: {
    duringOutage: 200,
    requests: { none: () => ({ params: { theme: 'crayons', primary: '7a1f1f', ground: 'x' } }) },
    errors: { UnknownTheme: () => ({ params: { theme: 'nosuch', primary: '7a1f1f', ground: 'x' } }) },
  },
})
