/** The headers of the columns that every salary has: its periods, and the members that count in one. */
export const columnNames = {
  daily: { period: 'column.day', members: 'column.active' },
  hourly: { period: 'column.hour', members: 'column.players' },
  realtime: { period: 'column.slot', members: 'column.players' },
} as const
