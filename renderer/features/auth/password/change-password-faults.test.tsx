import { testFaults } from '../testing/fault-table.ts'

testFaults('changePassword')
