import { expect, test } from 'vitest'
import {
  type Destination,
  findDestinations,
  matchDestination,
  mergeDestinations,
  slips,
} from './destinations.ts'

const place = (...names: Destination['names']): Destination => ({ id: names[0], names, icon: null, go() {} })

test.each([
  ['depost', ['Deposit'], 'Deposit'],
  ['depositt', ['Deposit'], 'Deposit'],
  ['depo', ['Deposit'], 'Deposit'],
  ['withdrw', ['Withdraw'], 'Withdraw'],
  ['witdraw', ['Withdraw'], 'Withdraw'],
  ['favorit', ['Favourites'], 'Favourites'],
  ['favorite', ['Favourites'], 'Favourites'],
  ['pasword', ['Change password'], 'Change password'],
  ['chnge pasword', ['Change password'], 'Change password'],
  ['widrawal', ['Withdraw'], undefined],
  ['dpst', ['Deposit'], undefined],
  ['wpthdrxw', ['Withdraw'], 'Withdraw'],
  ['wpthdr', ['Withdraw'], 'Withdraw'],
  ['wpxhdr', ['Withdraw'], undefined],
  ['depsit', ['Mag-deposit', 'Deposit'], 'Mag-deposit'],
  ['paborto', ['Mga paborito', 'Favourites'], 'Mga paborito'],
  ['favorit', ['Mga paborito', 'Favourites'], 'Favourites'],
  ['充值', ['充值', 'Deposit'], '充值'],
  ['depost', ['充值', 'Deposit'], 'Deposit'],
  ['nap tien', ['Nạp tiền', 'Deposit'], 'Nạp tiền'],
  ['nạp tiền', ['Nạp tiền', 'Deposit'], 'Nạp tiền'],
  ['mat kheu', ['Đổi mật khẩu', 'Change password'], 'Đổi mật khẩu'],
  ['doi mat khau', ['Đổi mật khẩu', 'Change password'], 'Đổi mật khẩu'],
  ['withdrw', ['Rút tiền', 'Withdraw'], 'Withdraw'],
  ['パスワード', ['パスワード変更', 'Change password'], 'パスワード変更'],
  ['パスワート', ['パスワード変更', 'Change password'], 'パスワード変更'],
  ['pasword', ['パスワード変更', 'Change password'], 'Change password'],
  ['ถอนเงิน', ['ถอนเงิน', 'Withdraw'], 'ถอนเงิน'],
  ['ถอนเงนิ', ['ถอนเงิน', 'Withdraw'], 'ถอนเงิน'],
  ['tarik dna', ['Tarik dana', 'Withdraw'], undefined],
  ['tarik dan', ['Tarik dana', 'Withdraw'], 'Tarik dana'],
  ['', ['Deposit'], undefined],
] as const)('[LST-13] "%s" among the names %j finds %s', (search, names, found) => {
  expect(matchDestination({ names: [...names] }, search)?.name).toBe(found)
})

test.each([
  [3, 0],
  [4, 1],
  [6, 1],
  [7, 2],
  [20, 2],
])('[LST-13] in a word of %i letters %i typing errors are forgiven', (length, errors) => {
  expect(slips(length)).toBe(errors)
})

test('[LST-13] a name that begins as typed stands before one that has it inside, and those before guesses', () => {
  const places = [place('Top 20 deposits'), place('Redeposit'), place('Deposit'), place('Depot')]
  const found = (search: string) => findDestinations(places, search, 5).map(({ item }) => item.id)
  expect(found('deposit')).toEqual(['Deposit', 'Top 20 deposits', 'Redeposit'])
  expect(found('depost')).toEqual(['Deposit', 'Depot', 'Top 20 deposits'])
  expect(findDestinations(places, 'deposit', 1)).toHaveLength(1)
})

test('[LST-13] two entries for one place are found once, by the names of both', () => {
  const [password, ...others] = mergeDestinations([
    { ...place('Change password'), id: 'password' },
    { ...place('Login password'), id: 'password' },
  ])
  expect(password?.names).toEqual(['Change password', 'Login password'])
  expect(others).toEqual([])
})
