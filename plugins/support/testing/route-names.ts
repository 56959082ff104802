/** Names and addresses of its pages. */
export const routeNames = {
  support_facilities: '/support',
  support_facility: '/support/facility/@id',
  support_duplicates: '/support/duplicates',
  support_successors: '/support/successors',
  support_merge: '/support/merge/@id',
  support_shadow: '/support/shadow',
  support_tags: '/support/tags',
  support_audit: '/support/audit',
  support_import: '/support/import',
  support_mails: '/support/mails',
  support_health: '/support/health',
}
