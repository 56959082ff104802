/** Addresses of its public screens by name, in the demo data. */
export const screens = { 'listing login': '/panel-wizytowki/logowanie' }
