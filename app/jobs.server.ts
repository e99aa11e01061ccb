import { deleteEverywhereJob } from "./accounts/account-deletion.server";
import { cleanUpAccountsJob } from "./accounts/clean-up.server";
import { exportDataJob } from "./accounts/data-export.server";
import { passwordResetJob } from "./accounts/password-recovery.server";
import { providerVerificationJob } from "./accounts/provider-account.server";
import { makePayoutsJob } from "./billing/payouts.server";
import { sweepCheckoutsJob } from "./checkout/clean-up.server";
import { moveDueCoresJob } from "./cores/cores.server";
import { escalateOverdueDisputesJob } from "./disputes/dispute-steps.server";
import { readImportJob, sweepImportsJob } from "./imports/import-jobs.server";
import { fetchPicturesJob } from "./imports/picture-jobs.server";
import { backfillInvoicesJob } from "./invoices/invoices.server";
import { checkLedgerJob, sumLedgerJob } from "./ledger/ledger.server";
import { sweepBatchesJob, undoBatchJob } from "./listings/batches.server";
import { sweepViewsJob } from "./listings/views.server";
import { mailNewsJob, tellNewsJob } from "./notifications/news-told.server";
import { mailOrderEventJob } from "./notifications/order-mails.server";
import { mailPriceDropsJob, tellPriceDropsJob } from "./notifications/price-drops.server";
import { moveDueOrdersJob } from "./orders/orders.server";
import { sumSoldJob } from "./orders/sales.server";
import {
  reconcilePaymentsJob,
  tellWaitingPayoutsJob,
  transferPayoutsJob,
} from "./payments/payment-jobs.server";
import { settlePaymentJob } from "./payments/settle-payment.server";
import { webhookJob } from "./payments/webhooks.server";
import {
  processPhotoJob,
  removeFilesJob,
  sweepFilesJob,
  sweepPhotosJob,
} from "./photos/photo-jobs.server";
import { forgetFailedJobs } from "./platform/jobs/clean-up.server";
import { type AnyJob, type Repeat, type Schedule, scheduleJob } from "./platform/jobs/jobs.server";
import { deliverMail } from "./platform/mail/mail.server";
import { settleSaidRefundsJob } from "./refunds/refunds.server";
import { moveDueReturnsJob } from "./returns/return-moves.server";
import { countChangesRepeat } from "./search/stats/count-changes.server";

/** Every job that a worker runs: what is not listed here stays in the queue. */
export const jobs: readonly AnyJob[] = [
  deliverMail,
  forgetFailedJobs,
  passwordResetJob,
  exportDataJob,
  providerVerificationJob,
  deleteEverywhereJob,
  cleanUpAccountsJob,
  processPhotoJob,
  removeFilesJob,
  sweepPhotosJob,
  sweepFilesJob,
  readImportJob,
  sweepImportsJob,
  undoBatchJob,
  sweepBatchesJob,
  sweepViewsJob,
  fetchPicturesJob,
  checkLedgerJob,
  makePayoutsJob,
  backfillInvoicesJob,
  moveDueOrdersJob,
  moveDueReturnsJob,
  escalateOverdueDisputesJob,
  sweepCheckoutsJob,
  moveDueCoresJob,
  mailOrderEventJob,
  tellPriceDropsJob,
  mailPriceDropsJob,
  tellNewsJob,
  mailNewsJob,
  settlePaymentJob,
  webhookJob,
  reconcilePaymentsJob,
  transferPayoutsJob,
  tellWaitingPayoutsJob,
  settleSaidRefundsJob,
  sumLedgerJob,
  sumSoldJob,
];

/** What is run by the clock, in UTC. */
export const schedules: readonly Schedule[] = [
  scheduleJob(sweepViewsJob, "47 4 * * *", {}),
  scheduleJob(forgetFailedJobs, "17 3 * * *", {}),
  scheduleJob(cleanUpAccountsJob, "37 3 * * *", {}),
  scheduleJob(sweepPhotosJob, "7 * * * *", {}),
  scheduleJob(sweepFilesJob, "57 3 * * *", {}),
  scheduleJob(sweepImportsJob, "27 * * * *", {}),
  scheduleJob(sweepBatchesJob, "47 3 * * *", {}),
  scheduleJob(checkLedgerJob, "7 5 * * *", {}),
  scheduleJob(backfillInvoicesJob, "57 4 * * *", {}),
  // Tuesdays, before anybody is at work.
  scheduleJob(makePayoutsJob, "11 6 * * 2", {}),
  scheduleJob(reconcilePaymentsJob, "*/10 * * * *", {}),
  scheduleJob(transferPayoutsJob, "37 * * * *", {}),
  scheduleJob(tellWaitingPayoutsJob, "42 13 * * *", {}),
  scheduleJob(moveDueOrdersJob, "*/10 * * * *", {}),
  scheduleJob(escalateOverdueDisputesJob, "*/10 * * * *", {}),
  scheduleJob(settleSaidRefundsJob, "12 * * * *", {}),
  scheduleJob(moveDueCoresJob, "5,15,25,35,45,55 * * * *", {}),
  scheduleJob(moveDueReturnsJob, "4,14,24,34,44,54 * * * *", {}),
  scheduleJob(sumLedgerJob, "3,13,23,33,43,53 * * * *", {}),
  scheduleJob(sumSoldJob, "6,16,26,36,46,56 * * * *", {}),
  // When people are at work in all of the country.
  scheduleJob(tellPriceDropsJob, "22 16 * * *", {}),
  scheduleJob(tellNewsJob, "32 16 * * *", {}),
  scheduleJob(sweepCheckoutsJob, "27 4 * * *", {}),
];

/** What is done again and again while a worker runs. */
export const repeats: readonly Repeat[] = [countChangesRepeat];
