#!/usr/bin/env python3
"""Trains the weights for the confidence in page types, actions and other conclusions, see README.md."""

import argparse
import json
import pathlib

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import GroupKFold

TARGET = (
    pathlib.Path(__file__).parent.parent.parent
    / "browsy-core/src/main/resources/browsy/intelligence/confidence"
)

# The keys of a target and the keys of an action that refer to the same element.
FIELDS = {
    "username": ["username_id", "email_id"],
    "password": ["password_id"],
    "submit": ["submit_id"],
    "remember_me": ["remember_me_id"],
    "name": ["name_id"],
    "email": ["email_id"],
    "confirm_password": ["confirm_password_id"],
    "message": ["message_id"],
    "input": ["input_id"],
    "accept": ["accept_id"],
    "reject": ["reject_id"],
    "next": ["next_id"],
    "prev": ["prev_id"],
    "current": ["current_id"],
    "new": ["new_id"],
    "repeat": ["repeat_id"],
}
LISTS = {"fields": "fields", "items": "items", "approve": "approve_ids", "deny": "deny_ids"}

# The page types of pages on which a conclusion about an obstacle can be right.
OBSTACLES = {
    "challenge": {"Captcha"},
    "login_wall": {"Login", "Error"},
    "consent_wall": None,
    "needs_scripts": {"Error", "Other"},
    "paywall": {"Error", "Other", "Article"},
}

# Strength of the regularisation and number of folds.
C = 0.3
FOLDS = 10


def as_list(value):
    return value if isinstance(value, list) else [value]


def is_right(page, label, wanted, action):
    """Whether an action has the elements of its label."""
    path_of = {element["id"]: element["path"] for element in page["els"]}
    for key, selectors in wanted["target"].items():
        paths = [label["paths"][selector] for selector in as_list(selectors)]
        if key in LISTS:
            ids = [item["id"] if isinstance(item, dict) else item for item in action.get(LISTS[key], [])]
            ours = {path_of.get(one) for one in ids}
            found = [path in ours for path in paths]
            if not (all(found) if key in ("fields", "items") else any(found)):
                return False
        elif not any(path_of.get(action.get(field)) in paths for field in FIELDS[key]):
            return False
    return True


def has_items(page, label, action):
    """Whether the items of a list are nearly those of its label, where it has some."""
    truth = [label["paths"][selector] for selector in label.get("items") or []]
    if action["action"] != "SelectFromList" or len(truth) < 3:
        return True
    path_of = {element["id"]: element["path"] for element in page["els"]}
    ours = [path_of.get(one, "") for one in action["items"]]
    ours = ours[:66] if len(truth) >= 60 else ours

    def is_near(one, other):
        return one == other or one.startswith(other + "/") or other.startswith(one + "/")

    found = sum(any(is_near(path, one) for one in ours) for path in truth)
    fine = sum(any(is_near(one, path) for path in truth) for one in ours)
    return found >= 0.9 * len(truth) and fine >= 0.9 * len(ours)


def group_of(label):
    """The group of a page; for pages without one their folder or the start of their name."""
    known = label.get("group")
    if known:
        return known
    parts = label["file"].split("/")
    return label["set"] + "/" + (parts[0] if len(parts) > 1 else label["file"].split("-")[0])


def read_lines(name):
    with open(name, encoding="utf-8") as lines:
        return {line["file"]: line for line in map(json.loads, filter(str.strip, lines)) if "error" not in line}


def is_true(conclusion, label):
    """Whether a conclusion about a CAPTCHA, consent or an obstacle is right, None if unknown."""
    kinds = {one["action"] for one in label["must_actions"]} | set(label["may_actions"])
    kind = conclusion["kind"]
    if conclusion["subject"] == "captcha":
        return "Captcha" in label["page_type"] or "CaptchaChallenge" in kinds
    if kind in ("cookie_banner", "consent_wall"):
        return "CookieConsent" in kinds
    if conclusion["subject"] == "blocked":
        return bool(OBSTACLES.get(kind, {"Error"}) & set(label["page_type"]))
    return None


def samples(arguments):
    """Returns the samples of types, actions and conclusions: features, right, group, weight."""
    types, actions, conclusions = [], [], []
    for spec in arguments:
        labels_file, set_name, results_file, features_file, weight = spec.split(",")
        results, features = read_lines(results_file), read_lines(features_file)
        with open(labels_file, encoding="utf-8") as file:
            labels = json.load(file)
        for label in labels:
            page, known = results.get(label["file"]), features.get(label["file"])
            if label["set"] != set_name or not page or not known:
                continue
            group = group_of(label)
            answer = page.get("page_type", "Other")
            types.append((known["type"], answer in label["page_type"], group, float(weight)))
            for one in known["conclusions"]:
                right = is_true(one, label)
                if right is not None:
                    conclusions.append((one["features"], right, group, float(weight)))
            found = page.get("suggested_actions", [])
            if len(found) != len(known["actions"]):
                continue
            for action, action_features in zip(found, known["actions"]):
                wanted = [one for one in label["must_actions"] if one["action"] == action["action"]]
                if wanted:
                    right = any(is_right(page, label, one, action) for one in wanted)
                elif action["action"] in label["may_actions"] + label["must_not_actions"]:
                    right = action["action"] in label["may_actions"]
                else:
                    continue  # The labels leave it open.
                right = right and has_items(page, label, action)
                action_features["page"] = len(types) - 1
                actions.append((action_features, right, group, float(weight)))
    return types, actions, conclusions


def error(right, probability, weight, bins=10):
    """The expected calibration error over bins of equal size, and the reliability table."""
    order = np.argsort(probability)
    total, table = 0, []
    for part in np.array_split(order, bins):
        if len(part):
            w = weight[part]
            mean, share = np.average(probability[part], weights=w), np.average(right[part], weights=w)
            total += abs(mean - share) * w.sum()
            table.append((len(part), mean, share))
    return total / weight.sum(), table


def fit(name, data):
    names = sorted({key for sample in data for key in sample[0]})
    x = np.array([[sample[0].get(key, 0) for key in names] for sample in data])
    y = np.array([sample[1] for sample in data], dtype=int)
    groups = [sample[2] for sample in data]
    weight = np.array([sample[3] for sample in data])

    def trained(part):
        # One right and one wrong sample of mean features, so that nothing is certain.
        mean = x[part].mean(axis=0, keepdims=True)
        features = np.concatenate([x[part], mean, mean])
        right = np.concatenate([y[part], [0, 1]])
        weights = np.concatenate([weight[part], [1, 1]])
        return LogisticRegression(C=C, max_iter=10000).fit(features, right, weights)

    left_out = np.zeros(len(y))
    for train, test in GroupKFold(FOLDS).split(x, y, groups):
        left_out[test] = trained(train).predict_proba(x[test])[:, 1]
    ece, table = error(y, left_out, weight)
    print(f"{name}: {len(y)} samples of {len(set(groups))} groups, {100 * y.mean():.1f} % right")
    print(f"groups left out: calibration error {ece:.3f}, AUC {roc_auc_score(y, left_out, sample_weight=weight):.3f}")
    print("  samples  estimated  right")
    for count, mean, share in table:
        print(f"  {count:7}  {mean:9.2f}  {share:5.2f}")
    for low, high in ((0, 0.75), (0.75, 0.9), (0.9, 1.01)):
        part = (left_out >= low) & (left_out < high)
        if part.any():
            print(f"  from {low}: {part.sum()} samples, {100 * y[part].mean():.1f} % right")
    final = trained(np.arange(len(y)))
    lines = ["# Trained by tools/intelligence/train.py.", f"bias {final.intercept_[0]:.3f}"]
    lines += [f"{key} {value:.3f}" for key, value in zip(names, final.coef_[0])]
    (TARGET / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return left_out


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("data", nargs="+", help="LABELS,SET,RESULTS,FEATURES,WEIGHT")
    types, actions, conclusions = samples(parser.parse_args().data)
    probabilities = fit("page-types.txt", types)
    # The probability of the page type is a feature of its actions.
    for features, *_ in actions:
        features["type"] = probabilities[features.pop("page")]
    fit("actions.txt", actions)
    fit("conclusions.txt", conclusions)


main()
