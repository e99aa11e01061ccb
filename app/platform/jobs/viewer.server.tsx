import * as z from "zod";
import { devPage, notInDevelopment } from "~/platform/http/dev-page.server";
import { readForm } from "~/platform/http/request.server";
import { listJobs, type QueuedJob, retryJob, stopJob } from "./queued-jobs.server";

const viewerPath = "/__jobs/";

/** So many jobs of each state are shown. */
const mostShown = 100;

/** Long work of a domain, of which a job does some at a time. */
export interface LongWork {
  id: string;
  name: string;
  /** In words, with what went wrong. */
  state: string;
  done: number;
  total: number;
  can: { retry: boolean; stop: boolean };
}

/** What a domain lets this page do; each says whether it was done. */
export interface LongWorks {
  list(): Promise<LongWork[]>;
  retry(id: string): Promise<boolean>;
  stop(id: string): Promise<boolean>;
}

const formSchema = z.object({
  what: z.enum(["job", "work"]),
  intent: z.enum(["retry", "stop"]),
  id: z.string().regex(/^[\da-f-]{1,40}$/),
});

type Form = z.output<typeof formSchema>;

function Act({ what, intent, id, of }: Form & { of: string }) {
  const label = intent === "retry" ? "Run now" : "Stop";
  return (
    <form method="post" action={viewerPath}>
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value={intent} aria-label={`${label}: ${of}`}>
        {label}
      </button>
    </form>
  );
}

function duration(seconds: number): string {
  const all = Math.round(Math.abs(seconds));
  if (all < 120) return `${all} s`;
  return all < 7_200 ? `${Math.round(all / 60)} min` : `${Math.round(all / 3_600)} h`;
}

const since = ({ state, seconds }: QueuedJob) =>
  state === "waiting" && seconds < 0 ? `in ${duration(seconds)}` : `for ${duration(seconds)}`;

const titles = { running: "Running", waiting: "Waiting", failed: "Failed" } as const;

function Jobs({ jobs }: { jobs: readonly QueuedJob[] }) {
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            <th>Job</th>
            <th>Queue</th>
            <th>Since</th>
            <th>Attempts</th>
            <th>Why it failed</th>
            <th>Do</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <td>
                {job.name}
                {job.key && <small> {job.key}</small>}
              </td>
              <td>{job.queue ?? "at once"}</td>
              <td>{since(job)}</td>
              <td>
                {job.attempts} of {job.maxAttempts}
              </td>
              <td>{job.error}</td>
              <td>
                {job.state !== "running" && (
                  <Act what="job" intent="retry" id={job.id} of={`${job.name} ${job.id}`} />
                )}
                {job.state === "waiting" && (
                  <Act what="job" intent="stop" id={job.id} of={`${job.name} ${job.id}`} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Works({ works }: { works: readonly LongWork[] }) {
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            <th>Work</th>
            <th>State</th>
            <th>Progress</th>
            <th>Do</th>
          </tr>
        </thead>
        <tbody>
          {works.map(({ id, name, state, done, total, can }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{state}</td>
              <td>
                <progress value={done} max={total} aria-label={name} /> {done} of {total}
              </td>
              <td>
                {can.retry && <Act what="work" intent="retry" id={id} of={name} />}
                {can.stop && <Act what="work" intent="stop" id={id} of={name} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The queue of a development server: what runs, waits and has failed, and why; the long work of a domain with its
 * progress. 404 when this is no development server.
 */
export async function showJobs({ list }: Pick<LongWorks, "list">): Promise<Response> {
  const refusal = notInDevelopment();
  if (refusal) return refusal;
  const [jobs, works] = await Promise.all([listJobs({ most: mostShown }), list()]);
  return devPage(
    "Jobs",
    <>
      <nav>
        <a href={viewerPath}>Look again</a>
      </nav>
      <h2>Long work</h2>
      {works.length > 0 ? <Works works={works} /> : <p>None yet. An import shows up here.</p>}
      {(["running", "waiting", "failed"] as const).map((state) => {
        const those = jobs.filter((job) => job.state === state);
        return (
          <section key={state}>
            <h2>{titles[state]}</h2>
            {those.length > 0 ? <Jobs jobs={those} /> : <p>None.</p>}
          </section>
        );
      })}
    </>,
  );
}

/** Runs a job or long work now, or stops it, as that page's buttons say. */
export async function changeJob(request: Request, works: LongWorks): Promise<Response> {
  const refusal = notInDevelopment();
  if (refusal) return refusal;
  const { what, intent, id } = await readForm(request, formSchema);
  const act = {
    job: { retry: retryJob, stop: stopJob },
    work: { retry: works.retry, stop: works.stop },
  }[what][intent];
  if (what === "job" && !/^\d{1,18}$/.test(id)) return gone();
  if (!(await act(id))) return gone();
  return new Response(null, { status: 303, headers: { Location: viewerPath } });
}

const gone = () =>
  devPage(
    "Nothing changed",
    <p>
      It has ended meanwhile, or runs just now. <a href={viewerPath}>Look again</a>
    </p>,
    409,
  );
